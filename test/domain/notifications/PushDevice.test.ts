import { expect, test } from 'vitest';
import { isOfPushService } from '../../../src/domain/notifications/PushDevice';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://eu.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://api.push.apple.com/abc',
])('a server sends to an endpoint of a known push service: %s', (endpoint) => {
  expect(isOfPushService(endpoint)).toBe(true);
});

test.each([
  '',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com\\@127.0.0.1/abc',
  'https://fcm.googleapis.com.exemple.fr/abc',
  'https://fcm-googleapis.com/abc',
  'https://exemple.fr/fcm.googleapis.com/',
  'https://fauxpush.services.mozilla.com/abc',
  'https://push.services.mozilla.com.exemple.fr/abc',
  'https://notify.windows.com/abc',
  'https://fauxnotify.windows.com/abc',
  'https://fauxpush.apple.com/abc',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://localhost/abc',
  ' https://web.push.apple.com/abc',
  'https://web.push.apple.com /abc',
])('a server sends to no other endpoint: %s', (endpoint) => {
  expect(isOfPushService(endpoint)).toBe(false);
});
