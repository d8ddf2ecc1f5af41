import { describe, expect, test } from 'vitest';
import {
  devicesLeft,
  isPushed,
  PUSH_WINDOW,
  withDevices,
  withoutDevice,
  type PushMark,
} from '../../../src/domain/notifications/MessagePush';
import { NOON } from '../../support/builders/aListing';

const event = { conversationId: 'velo~karim', recipientId: 'claire', messageAt: NOON };
const mark: PushMark = { ...event, deviceIds: ['phone'] };
const claire = { uid: 'claire', unread: 1 };
const message = { authorId: 'karim', kind: 'text', sentAt: NOON } as const;

describe('a message', () => {
  test('a message that its recipient has not read is pushed within an hour', () => {
    expect(isPushed(claire, message, NOON)).toBe(true);
    expect(isPushed(claire, message, NOON + PUSH_WINDOW - 1)).toBe(true);
    expect(isPushed(claire, message, NOON + PUSH_WINDOW)).toBe(false);
  });

  test('a message that was read, and one’s own, are not pushed', () => {
    expect(isPushed({ ...claire, unread: 0 }, message, NOON)).toBe(false);
    expect(isPushed(claire, { ...message, authorId: 'claire' }, NOON)).toBe(false);
  });
});

test('a message that its author has withdrawn is not pushed', () => {
  expect(isPushed(claire, { ...message, kind: 'withdrawn' }, NOON)).toBe(false);
});

describe('a mark', () => {
  test('all devices are left for the first message, and for a newer one', () => {
    expect(devicesLeft(null, event, ['phone', 'laptop'])).toEqual(['phone', 'laptop']);
    expect(devicesLeft(mark, { ...event, messageAt: NOON + 1 }, ['phone', 'laptop'])).toEqual(['phone', 'laptop']);
  });

  test('the devices that were not notified of a message are left when its event comes again', () => {
    expect(devicesLeft(mark, event, ['phone', 'laptop'])).toEqual(['laptop']);
  });

  test('no device is left for a message that is older than the one that was pushed', () => {
    expect(devicesLeft(mark, { ...event, messageAt: NOON - 1 }, ['phone', 'laptop'])).toEqual([]);
  });

  test('devices are added to those of the same message, and replace those of an older one', () => {
    expect(withDevices(null, event, ['phone'])).toEqual(mark);
    expect(withDevices(mark, event, ['laptop'])).toEqual({ ...mark, deviceIds: ['phone', 'laptop'] });
    const newer = { ...event, messageAt: NOON + 1 };
    expect(withDevices(mark, newer, ['laptop'])).toEqual({ ...newer, deviceIds: ['laptop'] });
    expect(withDevices(mark, event, [])).toBe(mark);
  });

  test('a device that could not be notified is left again, unless a newer message has been pushed', () => {
    expect(withoutDevice(mark, event, 'phone')).toEqual({ ...mark, deviceIds: [] });
    expect(withoutDevice(mark, { ...event, messageAt: NOON - 1 }, 'phone')).toBe(mark);
    expect(withoutDevice(null, event, 'phone')).toBeNull();
  });
});
