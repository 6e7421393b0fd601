/** Who comes from the entrance, as far as it matters who leads on. */
interface Comer {
  /** They have signed in there; if not, they were here before. */
  readonly hasSignedIn: boolean;
}

/**
 * Leads from the entrance to the app, once: who is here may be answered while the form signs somebody in, and then it is whoever has signed in.
 *
 * @param fetchApp gets the code of the app
 * @param open opens it for whoever has come by then
 * @param shut is told where there is no app to go to: its code did not arrive, or it did not open, which is reported
 */
export function leadingOn<App, One extends Comer>(
  fetchApp: () => Promise<App>,
  open: (app: App, comer: One) => Promise<void>,
  shut: () => void,
): (comer: One) => Promise<void> {
  let come: One;
  let opening: Promise<void> | undefined;
  return (comer) => {
    if (opening === undefined || !come.hasSignedIn) come = comer;
    opening ??= fetchApp()
      .then((app) => open(app, come), shut)
      .catch((surprise: unknown) => {
        reportError(surprise);
        shut();
      });
    return opening;
  };
}
