import { benchSearch } from './benchSearch';
import { relevanceTable } from './relevance/relevanceTable';
import { searchTable } from './searchTable';

const sizes = process.argv[process.argv.indexOf('--sizes') + 1];
const isGiven = process.argv.includes('--sizes') && sizes !== undefined;

console.log(`${await relevanceTable()}\n`);
console.log(searchTable(await benchSearch(isGiven ? { sizes: sizes.split(',').map(Number) } : {})));
