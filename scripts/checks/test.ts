import { ensureChromium } from './findChromium';
import { ensureFirebaseTools } from '../firebase/firebaseTools';
import { runStage, total, type Outcome } from './stages';
import { testStages } from './testStages';

process.env.CHROMIUM_PATH = ensureChromium();

const firebaseTools = ensureFirebaseTools();
const outcomes: Outcome[] = [];
for (const row of testStages) {
  outcomes.push(...(await Promise.all(row.map(runStage))));
  // All rows but the first need the tools.
  await firebaseTools;
}

const { passed, failed } = total(outcomes);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
