import { ensureFirebaseTools } from '../firebase/firebaseTools';
import { ensureChromium } from './findChromium';

/** Installs what tests in a browser need beyond `npm ci`: Chromium, and Google's command line for the Auth emulator. */
ensureChromium();
await ensureFirebaseTools();
