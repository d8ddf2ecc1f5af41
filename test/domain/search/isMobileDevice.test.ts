import { describe, expect, it } from 'vitest';
import { isMobileDevice } from '../../../src/domain/search/isMobileDevice';

const safariOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const chromeOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const chromeOnTablet =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const oldIpad =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';

describe('isMobileDevice', () => {
  it.each([
    ['an iPhone', safariOnIphone, 5, 390, true],
    ['an Android phone', chromeOnAndroid, 5, 412, true],
    ['an Android phone held sideways', chromeOnAndroid, 5, 915, true],
    ['an Android phone with Firefox', firefoxOnAndroid, 5, 412, true],
    ['an Android tablet', chromeOnTablet, 10, 1280, true],
    ['an iPad with its own user agent', oldIpad, 5, 1024, true],
    ['an iPad with the user agent of a Mac, upright', safariOnMac, 5, 768, true],
    ['an iPad with the user agent of a Mac, wider than 768 px', safariOnMac, 5, 769, false],
    ['a Mac with a narrow Safari window', safariOnMac, 0, 600, false],
    ['a Mac with one touch point', safariOnMac, 1, 600, false],
    ['a Mac with Chrome', chromeOnMac, 0, 1440, false],
    ['a Mac with Chrome that emulates touch', chromeOnMac, 5, 600, false],
    ['a Windows computer with a touch screen', chromeOnWindows, 10, 700, false],
    ['a Linux computer', firefoxOnLinux, 0, 1280, false],
    ['a device without a user agent', '', 0, 360, false],
  ])('the device is judged: %s', (_, userAgent, touchPoints, windowWidth, isMobile) => {
    expect(isMobileDevice({ userAgent, touchPoints, windowWidth })).toBe(isMobile);
  });
});
