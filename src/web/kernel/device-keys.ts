/** Whether this device's keyboard is a Mac's, where ⌘ does what Ctrl does elsewhere. */
export const isMac = /^(?:Mac|iPhone|iPad)/.test(navigator.platform);
