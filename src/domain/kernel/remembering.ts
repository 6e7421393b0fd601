/** The same function, which works out each answer once and remembers it, for as long as whoever has it does. */
export function remembering<Asked, Answer>(answerTo: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const answers = new Map<Asked, { readonly answer: Answer }>();
  return (asked) => {
    const known = answers.get(asked);
    if (known !== undefined) return known.answer;
    const answer = answerTo(asked);
    answers.set(asked, { answer });
    return answer;
  };
}
