/** Segments of plain letters, so that nothing in it means another host, a folder above, or a scheme. */
const plainPath = /^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?(?:\?[A-Za-z0-9_=&.%-]*)?$/;

/** Whether `path` is one of our own pages, to which a browser may be led after it was elsewhere (CWE-601). */
export const isOwnPath = (path: string): boolean =>
  path.length <= 200 && plainPath.test(path) && !/^\/(?:openid|api)(?:\/|\?|$)/.test(path);
