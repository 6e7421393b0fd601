/** Tells whom it concerns that the server answers again: parts know nothing of servers, but what did not come may come now. */
export const back = new EventTarget();

/** Calls `again` when the server answers again, or the device has a network again; gives what ends that. */
export function whenBack(again: () => void): () => void {
  back.addEventListener('back', again);
  addEventListener('online', again);
  return () => {
    back.removeEventListener('back', again);
    removeEventListener('online', again);
  };
}
