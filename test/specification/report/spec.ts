import { rules } from '../rules';
import { readTestTitles } from './readTestTitles';
import { rulesWithoutTest, specificationReport } from './specificationReport';

const tests = readTestTitles();
console.log(specificationReport(rules, tests));
process.exitCode = rulesWithoutTest(rules, tests).length > 0 ? 1 : 0;
