import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Works a task out beside the page, so that nothing on it stands still meanwhile: told the task, it tells the solution, or null. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => globalThis.postMessage(solution),
    // Without https: a browser has no cryptography, and the page says that it could not.
    () => globalThis.postMessage(null),
  );
});
