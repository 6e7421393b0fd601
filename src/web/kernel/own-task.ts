const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/**
 * Waits for a task of its own: what follows begins once the browser has had its turn, and apart from whatever else waits. A timer would be held
 * back for a second where the page is not looked at; a message is not.
 */
export const ownTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel ??= opened();
    channel.port2.postMessage(undefined);
  });

function opened(): MessageChannel {
  const opening = new MessageChannel();
  opening.port1.onmessage = () => waiting.shift()?.();
  return opening;
}
