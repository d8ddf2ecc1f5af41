import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillIn } from '../../scripts/build/sitePage';
import { profileLoading } from '../../src/domain/account/profileLoading';
import { VISIT_DELAY } from '../../src/domain/analytics/visits';
import { deviceSizes, imageSizes, LAZY_LOADING_DELAY, longestSides } from '../../src/application/listings/photoSizes';
import { recoveryBefore, RESET_THROTTLE } from '../../src/domain/resilience/recoverySteps';
import { retryDelay, operationRetries } from '../../src/domain/resilience/retryPolicy';
import { screenRecovery } from '../../src/domain/resilience/screenRecovery';
import { isMobileDevice } from '../../src/domain/search/isMobileDevice';
import {
  DESKTOP_SAFARI_WIDTH,
  MAXIMUM_RECENT_SEARCHES,
  RECENT_SEARCHES_KEY,
  VOICE_SEARCH_LANGUAGE,
} from '../../src/domain/search/searchConstants';
import { isThemeSwipe } from '../../src/domain/theme/isThemeSwipe';
import { DEFAULT_THEME, THEME_KEY, THEME_SWIPE_PIXELS } from '../../src/domain/theme/themeConstants';
import { toThemeName } from '../../src/domain/theme/ThemeName';
import { SIDE_MENU_WIDTH, STARTUP_SECONDS } from '../../src/presentation/app/layout/frameSizes';
import {
  ADMIN_TOAST_DURATION,
  CONFIGURATION_TOAST_DURATION,
  TOAST_DURATION,
} from '../../src/presentation/shared/notices/toastDurations';

const iPadAsMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** Neither says “mobile”. */
const galaxyTab =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iPad =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Safari/604.1';
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('The constants', () => {
  test('§9.1 “Theme key: theme. Values: light, dark. Default: light.”', () => {
    expect([THEME_KEY, DEFAULT_THEME]).toEqual(['theme', 'light']);
    expect(['light', 'dark', 'sepia', '', null].map(toThemeName)).toEqual(['light', 'dark', 'light', 'light', 'light']);
  });

  test('§9.2 “at most 8, key mbz_recent_searches.”', () =>
    expect([MAXIMUM_RECENT_SEARCHES, RECENT_SEARCHES_KEY]).toEqual([8, 'mbz_recent_searches']));

  test('§9.3 “50 px”: 50 are not enough, 51 are', () => {
    const way = { deltaY: 0, startX: 200, windowWidth: 400, startsOnHorizontalScroller: false };
    expect(THEME_SWIPE_PIXELS).toBe(50);
    expect([50, 51, -50, -51].map((deltaX) => isThemeSwipe({ ...way, deltaX }))).toEqual([false, true, false, true]);
  });

  test('§9.4 “0.8 s”: as the page of the site has it', () => {
    expect(STARTUP_SECONDS).toBe(0.8);
    expect(fillIn(readFileSync('index.html', 'utf8'))).toContain('animation: startup 0.8s');
  });

  test('§9.5 “about 2 s after start”', () => expect(VISIT_DELAY).toBe(2000));

  test('§9.6 “up to 5 attempts”', () => expect(profileLoading.attempts).toBe(5));

  test('§9.7 “Base delay 3000 ms, growing by a factor of 1.5 per attempt, plus up to 1 s of random extra.”', () => {
    expect([1, 2, 3, 4].map((attempt) => retryDelay(attempt, profileLoading))).toEqual([3000, 4500, 6750, 10_125]);
    expect(retryDelay(1, profileLoading, 1)).toBe(4000);
  });

  test('§9.8 “Recovery steps at attempts 2, 3 and 4 and later reset the connection or the cache.”', () => {
    expect([1, 2, 3, 4, 5].map(recoveryBefore)).toEqual([
      null,
      'reset-connection',
      'renew-client',
      'clear-cache',
      'clear-cache',
    ]);
  });

  test('§9.9 “once per 10 s”', () => expect(RESET_THROTTLE).toBe(10_000));

  test('§9.10 “up to 3 attempts, base delay 1000 ms and doubling after each failure.”', () => {
    expect(operationRetries.attempts).toBe(3);
    expect([1, 2].map((attempt) => retryDelay(attempt, operationRetries, 1))).toEqual([1000, 2000]);
  });

  test('§9.12 “automatic after 2000 ms, manual after 1000 ms.”', () => {
    expect(screenRecovery).toEqual({ automaticDelay: 2000, manualDelay: 1000 });
  });

  test('§9.13 “Toasts: 4 s by default”, §9.14 “Admin toasts: 3 s.”, §8.6 “(5 s)”', () => {
    expect([TOAST_DURATION, ADMIN_TOAST_DURATION, CONFIGURATION_TOAST_DURATION]).toEqual([4000, 3000, 5000]);
  });

  test('§9.15 “width one third, minimum 320 px.”', () => expect(SIDE_MENU_WIDTH).toBe('max(320px, 100vw / 3)'));

  test('§9.18 “fr-FR”', () => expect(VOICE_SEARCH_LANGUAGE).toBe('fr-FR'));

  test('§9.16 “Mobile detection: by user agent and touch points.”', () => {
    for (const userAgent of [pixel, galaxyTab, iPad])
      expect(isMobileDevice({ userAgent, touchPoints: 5, windowWidth: 1280 })).toBe(true);
    expect(isMobileDevice({ userAgent: firefoxOnLinux, touchPoints: 10, windowWidth: 700 })).toBe(false);
    expect(
      [0, 1, 5].map((touchPoints) => isMobileDevice({ userAgent: iPadAsMac, touchPoints, windowWidth: 700 })),
    ).toEqual([false, false, true]);
  });

  test('§9.19 “device sizes 640 to 3840, image sizes 16 to 384”: what is kept of a photo has one of them', () => {
    for (const [sizes, least, most] of [
      [deviceSizes, 640, 3840],
      [imageSizes, 16, 384],
    ] as const) {
      expect([sizes[0], sizes.at(-1)]).toEqual([least, most]);
      expect([...sizes].sort((one, other) => one - other)).toEqual(sizes);
    }
    expect(deviceSizes).toContain(longestSides.page);
    expect(deviceSizes).toContain(longestSides.card);
    expect(imageSizes).toContain(longestSides.thumbnail);
  });

  test('§9.20 “Lazy loading delay 200 ms.”', () => expect(LAZY_LOADING_DELAY).toBe(200));

  test('§9.17 “A width of 768 is used for the desktop-Safari check.”', () => {
    expect(DESKTOP_SAFARI_WIDTH).toBe(768);
    expect(
      [768, 769].map((windowWidth) => isMobileDevice({ userAgent: iPadAsMac, touchPoints: 5, windowWidth })),
    ).toEqual([true, false]);
  });
});
