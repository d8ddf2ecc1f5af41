import { tryMutants } from '../mutants/tryMutants';
import { rules } from '../rules';
import { readTestTitles } from './readTestTitles';
import { rulesWithoutTest, specificationReport } from './specificationReport';

const [option, ...chosen] = process.argv.slice(2);
if (option === '--mutants') await tryMutants(chosen);
else {
  const tests = readTestTitles();
  console.log(specificationReport(rules, tests));
  process.exitCode = rulesWithoutTest(rules, tests).length > 0 ? 1 : 0;
}
