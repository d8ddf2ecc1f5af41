import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { startLocalPushService, type LocalPushService } from '../../../scripts/firebase/localPushService';
import type { MessagePush } from '../../../src/application/notifications/PushSender';
import { WebPushSender } from '../../../src/infrastructure/server/WebPushSender';
import { aConversation } from '../../support/builders/aConversation';
import { aPushDevice } from '../../support/builders/aPushDevice';
import { aSubscription } from '../../support/pushes/aSubscription';

const keys = { subject: 'https://mon-bazar.example', ...webPush.generateVAPIDKeys() };
const { id, listing, lastMessage } = aConversation();
const push: MessagePush = { conversationId: id, authorName: 'Karim', listing, message: lastMessage };
const written = { title: 'Karim', text: 'Été', tag: 'a', path: '/a', isLive: true };
const write = () => written;

let service: LocalPushService;
beforeEach(async () => {
  service = await startLocalPushService();
});
afterEach(() => service.close());

/** Sends to a service that answers so. */
const answering = (status: number) => new WebPushSender(keys, write, async () => new Response(null, { status }));

describe('WebPushSender', () => {
  test('a device reads what was written for it, and no other device does', async () => {
    const [phone, laptop] = [aSubscription('phone'), aSubscription('laptop')];
    const sender = new WebPushSender(keys, write, service.request);
    expect(await sender.send(phone.device, push)).toEqual({ kind: 'accepted' });
    const [received = { endpoint: '', headers: {}, body: '' }] = service.pushes;
    expect(received.endpoint).toBe(phone.device.endpoint);
    expect(received.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/) as string,
    });
    expect(phone.read(received)).toEqual(written);
    expect(() => laptop.read(received)).toThrow();
  });

  test('the pushes with one tag have one topic, those with another one another', async () => {
    const sender = new WebPushSender(keys, (tag: string) => ({ ...written, tag }), service.request);
    for (const tag of ['/messages/a~b', '/messages/a~b', 'savedSearches'])
      await sender.send(aSubscription().device, tag);
    const [first, second, other] = service.pushes.map(({ headers }) => headers.topic);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test('a push that is not live does not hurry', async () => {
    const sender = new WebPushSender(keys, () => ({ ...written, isLive: false }), service.request);
    await sender.send(aSubscription().device, push);
    expect(service.pushes[0]?.headers.urgency).toBe('normal');
  });

  test('a push service can verify that a push comes from the server whose public key the browser knows', async () => {
    await new WebPushSender(keys, write, service.request).send(aSubscription().device, push);
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(service.pushes[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const [header = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${header}.${claims}`);
    const isValid = verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isValid).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'https://mon-bazar.example',
    });
  });

  test.each([
    [201, { kind: 'accepted' }],
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [302, { kind: 'refused', status: 302 }],
    [400, { kind: 'refused', status: 400 }],
    [403, { kind: 'refused', status: 403 }],
    [413, { kind: 'refused', status: 413 }],
  ])('a push service that answers %i is understood', async (status, answer) => {
    expect(await answering(status).send(aSubscription().device, push)).toEqual(answer);
  });

  test.each([429, 500, 503])('a push to which a service answers %i may be tried again', async (status) => {
    await expect(answering(status).send(aSubscription().device, push)).rejects.toThrow(String(status));
  });

  test('a push service that is out of reach rejects the push', async () => {
    await service.close();
    const sender = new WebPushSender(keys, write, service.request);
    await expect(sender.send(aSubscription().device, push)).rejects.toThrow();
  });

  test('a device whose keys are none is gone, and nothing is sent to it', async () => {
    const sender = new WebPushSender(keys, write, service.request);
    expect(await sender.send(aPushDevice(), push)).toEqual({ kind: 'gone' });
    expect(service.pushes).toEqual([]);
  });

  test('a server whose own keys are malformed does not start', () => {
    expect(() => new WebPushSender({ ...keys, privateKey: 'x' }, write)).toThrow();
    expect(() => new WebPushSender({ ...keys, subject: 'mon-bazar' }, write)).toThrow();
  });
});
