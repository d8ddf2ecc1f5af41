import { expect, test } from 'vitest';
import { readMultipart } from '../../src/storage/multipartBody';

const type = 'multipart/related; boundary=00';
const metadataPart = '--00\r\nContent-Type: application/json\r\n\r\n{"name":"a"}\r\n';

test('the bytes of the second part are read unchanged, line breaks included', () => {
  const bytes = Buffer.from([13, 10, 45, 45, 0, 255, 13, 10]);
  const body = Buffer.concat([
    Buffer.from(`${metadataPart}--00\r\nContent-Type: image/webp\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--00--'),
  ]);
  expect(readMultipart(type, body)).toEqual({ metadata: '{"name":"a"}', bytes });
});

test('an empty file is accepted', () => {
  const body = Buffer.from(`${metadataPart}--00\r\nContent-Type: image/webp\r\n\r\n\r\n--00--`);
  expect(readMultipart(type, body).bytes).toHaveLength(0);
});

test.each([
  ['no boundary', 'multipart/related', `${metadataPart}--00--`],
  ['one part only', type, `${metadataPart}--00--`],
  ['three parts', type, `${metadataPart.repeat(3)}--00--`],
  ['a part without headers', type, `${metadataPart}--00\r\nbytes\r\n--00--`],
])('a body with %s is refused', (_, contentType, body) => {
  expect(() => readMultipart(contentType, Buffer.from(body))).toThrow();
});
