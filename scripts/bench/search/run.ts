import { benchSearch } from './benchSearch';
import { searchTable } from './searchTable';

const sizes = process.argv[process.argv.indexOf('--sizes') + 1];
const isGiven = process.argv.includes('--sizes') && sizes !== undefined;

console.log(searchTable(await benchSearch(isGiven ? { sizes: sizes.split(',').map(Number) } : {})));
