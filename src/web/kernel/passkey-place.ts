/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this page is where they were made for: nowhere else does a browser offer one. */
export const isPasskeyHost = (host: string | null): boolean => host === window.location.hostname;
