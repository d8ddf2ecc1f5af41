import { ensureChromium } from './findChromium';
import { ensureFirebaseTools } from '../firebase/firebaseTools';
import { runStages } from './stages';
import { testStages } from './testStages';

process.env.CHROMIUM_PATH = ensureChromium();

const firebaseTools = ensureFirebaseTools();
// All rows but the first need the tools.
await runStages(testStages, firebaseTools);
