// Builds the web part for the journeys, if it has changed.
import { ensureWebBuilt } from '../serve/web.ts';

await ensureWebBuilt(() => undefined);
