import { runStage } from './stages';
import { staticStages } from './staticStages';

const outcomes = await Promise.all(staticStages.map(runStage));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
