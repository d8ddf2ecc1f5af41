import { rules } from '../../test/specification/rules';
import { readTestTitles } from './specification/readTestTitles';
import { rulesWithoutTest, specificationReport } from './specification/specificationReport';

const tests = readTestTitles();
console.log(specificationReport(rules, tests));
process.exitCode = rulesWithoutTest(rules, tests).length > 0 ? 1 : 0;
