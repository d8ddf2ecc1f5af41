import { readFileSync, statSync, readdirSync } from 'node:fs';
const html = readFileSync('dist/index.html', 'utf8');
const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, a]) => a!);
let sum = 0; for (const a of named) { const s = statSync(`dist${a}.br`).size; sum += s; console.log(a, s); }
console.log(sum);
