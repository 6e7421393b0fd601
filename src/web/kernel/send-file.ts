/** `fetch` tells nothing of how far a body is on its way; XMLHttpRequest does. Undefined when nobody answered. */
export function sendFile(
  url: string,
  { method = 'PUT', headers }: RequestInit,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      resolve(new Response(request.responseText, { status: request.status }));
    });
    for (const trouble of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(trouble, () => resolve(undefined));
    }
    request.timeout = 60_000;
    request.send(file);
  });
}
