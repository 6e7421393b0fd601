/** Milliseconds: a page that nobody sees draws nothing, and does what is to be done all the same. */
const atLatest = 250;

/**
 * Does something once what is shown by now is drawn, so that whoever did something sees it first.
 *
 * @returns called, it is not done
 */
export function afterPaint(act: () => void): () => void {
  let frame = 0;
  let drawn: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(drawn);
    clearTimeout(latest);
  };
  const once = (): void => {
    stop();
    act();
  };
  const latest = setTimeout(once, atLatest);
  frame = requestAnimationFrame(() => {
    drawn = setTimeout(once);
  });
  return stop;
}
