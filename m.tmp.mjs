import sharp from 'sharp';
const [out, ...files] = process.argv.slice(2);
const metas = await Promise.all(files.map(async (f) => ({ f, m: await sharp(f).metadata() })));
let x = 0; const comps = []; const h = Math.max(...metas.map(({ m }) => m.height));
for (const { f, m } of metas) { comps.push({ input: f, left: x, top: 0 }); x += m.width + 10; }
await sharp({ create: { width: x, height: h, channels: 3, background: '#888' } }).composite(comps).png().toFile(out);
