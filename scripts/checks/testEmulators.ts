import { ensureChromium } from './findChromium';
import { ensureFirebaseTools } from '../firebase/firebaseTools';
import { findGoogleFirestore } from './googleFirestore';
import { googleStages } from './googleStages';
import { runStages } from './stages';

const found = findGoogleFirestore();
if ('missing' in found) {
  console.error(`${found.missing}. npm test runs the same tests on the test server of this repository.`);
  process.exitCode = 1;
} else {
  process.env.CHROMIUM_PATH = ensureChromium();
  await ensureFirebaseTools();
  await runStages([googleStages()]);
}
