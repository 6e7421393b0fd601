/** Asks the person to show that they are still the one who is there; whether they did. */
export type Confirm = () => Promise<boolean>;

let confirm: Confirm | undefined;
let asking: Promise<boolean> | undefined;

/** Says who asks, until the returned function is called: the dialog around the signed-in screens. */
export function confirmWith(asker: Confirm): () => void {
  confirm = asker;
  return () => {
    if (confirm === asker) confirm = undefined;
  };
}

/** Asks once, however many calls wait for it; no, at once, where nobody can ask. */
export function isConfirmed(): Promise<boolean> {
  if (confirm === undefined) return Promise.resolve(false);
  asking ??= confirm().finally(() => {
    asking = undefined;
  });
  return asking;
}
