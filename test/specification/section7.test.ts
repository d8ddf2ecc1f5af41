import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('§7.1 “All calls go through the document-database and identity services, not through product HTTP paths.”: the sources ask for nothing by HTTP but files: the communes, the outlines of the map, pictures for an archive, whether a picture is served to visitors, the page itself for the time of its server and for a new version of the site, documents for the server of pages, and for a visit the REST interface of the document database', () => {
  const asking = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) =>
      /(?<![.\w])fetch\((?!\))|(globalThis|window|self)\.fetch\b|XMLHttpRequest|sendBeacon|EventSource|WebSocket|axios/.test(
        readFileSync(`src/${name}`, 'utf8'),
      ),
    );
  expect(asking.sort()).toEqual([
    'infrastructure/browser/communes/fetchCommuneFile.ts',
    'infrastructure/browser/device/ZipDownload.ts',
    'infrastructure/browser/map/fetchJson.ts',
    'infrastructure/browser/offline/ServiceWorkerUpdates.ts',
    'infrastructure/firebase/connection/ClockCheck.ts',
    'infrastructure/firebase/lazy/countVisitByRest.ts',
    'infrastructure/firebase/moderation/FirebaseWithdrawnPhotos.ts',
    'infrastructure/firebase/rendering/AnonymousReader.ts',
  ]);
});
