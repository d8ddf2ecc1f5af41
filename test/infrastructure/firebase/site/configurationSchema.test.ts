import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { zeroCountdown } from '../../../../src/domain/maintenance/Countdown';
import { readDocument } from '../../../../src/infrastructure/firebase/connection/readDocument';
import { configurationDocument } from '../../../../src/infrastructure/firebase/site/configurationSchema';

const launch = Date.parse('2026-12-01T08:00Z');
const read = (fields: object) =>
  readDocument(configurationDocument, { id: 'app', ref: { path: 'config/app' }, data: () => fields });

test.each([[Timestamp.fromMillis(launch)], ['2026-12-01T09:00'], ['2026-12-01T08:00:00Z']])(
  'a configuration of Firestore with the date %s is read',
  (targetDate) => {
    expect(read({ maintenance: false, targetDate })).toEqual({
      maintenance: false,
      targetDate: launch,
      countdownConfig: zeroCountdown,
    });
  },
);

test('a configuration of Firestore with a wrong date and 36 hours leaves the site as open as it says', () => {
  expect(read({ maintenance: false, targetDate: 'bientôt', countdownConfig: { hours: 36 } })).toEqual({
    maintenance: false,
    targetDate: null,
    countdownConfig: { days: 1, hours: 12, minutes: 0, seconds: 0 },
  });
});
