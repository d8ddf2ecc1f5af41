import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../../scripts/build/precompress';
import { startServer, type SiteServer } from '../../../scripts/serve/serve';

let directory: string;
let server: SiteServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<title>home</title><script>let theme</script>');
  await writeFile(join(directory, 'app.html'), '<title>application</title>');
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *');
  await writeFile(join(directory, 'assets/main-4f2a.js'), 'export {}'.padEnd(4000));
  await writeFile(join(directory, 'assets/chat-77aa.js'), 'export {}');
  await precompress(directory);
  server = await startServer({ port: 0, directory });
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test('the home page is its own file', async () => {
  expect((await get('/')).body).toContain('home');
});

test.each(['/deposer-annonce?q=a.b', '/messages/1', '/admin/maintenance'])('%s opens the application', async (path) => {
  const { status, body } = await get(path);
  expect([status, body]).toEqual([200, '<title>application</title>']);
});

test.each([
  ['//', '/'],
  ['///recherche?q=a//b', '/recherche?q=a//b'],
  ['//example.com/annonce//1', '/example.com/annonce/1'],
])('%s is redirected to %s, on the same site', async (path, address) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([301, address]);
});

test.each(['/assets/gone.js', '/favicon.ico', '/%E0%A4%A.png', '/../package.json'])('%s is missing', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a client that accepts %s receives %s', async (accepted, encoding) => {
  const { headers } = await get('/assets/main-4f2a.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
});

test.each([
  ['/assets/main-4f2a.js', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/', 'no-cache'],
  ['/auth', 'no-cache'],
  ['/assets/gone.js', 'no-store'],
])('%s is cached as %s', async (path, cache) => {
  expect((await get(path)).headers['cache-control']).toBe(cache);
});

test('a file that another build has removed breaks its own response, and the server goes on', async () => {
  await rm(join(directory, 'assets/chat-77aa.js'));
  await expect(get('/assets/chat-77aa.js')).rejects.toThrow();
  expect((await get('/robots.txt')).status).toBe(200);
});

test('the Content-Security-Policy allows the inline scripts of the site and no others', async () => {
  const policy = String((await get('/aide')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
});

test('the server refuses a POST', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('a port that is taken is refused', async () => {
  await expect(startServer({ port: Number(new URL(server.url).port), directory })).rejects.toThrow('EADDRINUSE');
});

test('a folder without a site is refused', async () => {
  await expect(startServer({ port: 0, directory: join(directory, 'assets') })).rejects.toThrow('npm run build');
});

/** Unlike fetch, asks for the path exactly as written and leaves what comes back as it is. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
    asked.on('error', reject).end();
  });
}

test('a page that is the same for everybody arrives rendered and compressed', async () => {
  const { status, body } = await get('/categorie/vehicules/velos');
  expect(status).toBe(200);
  expect(body).toContain('<title>application</title>');
  const { headers } = await get('/recherche?q=velo', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
});

test('a drawing of the catalogue becomes a JPEG file for shared links', async () => {
  await mkdir(join(directory, 'demo'));
  await writeFile(join(directory, 'demo/table.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="9"/>');
  const { status, headers } = await get('/social/table.jpg');
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await get('/social/other.jpg')).status).toBe(404);
});
