import { DESKTOP_SAFARI_WIDTH } from './searchConstants';

/** What a browser reports about its device. */
export interface DeviceTraits {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** CSS pixels. */
  readonly windowWidth: number;
}

const mobileSystems =
  /android|iphone|ipad|ipod|windows phone|blackberry|bb10|opera mini|opera mobi|iemobile|webos|mobile|tablet|silk/i;
const desktopSafari = /macintosh.*version\/[\d.]+.*safari/i;

/**
 * Phones and tablets, by the user agent. An iPad identifies itself as a Mac with Safari, but no Mac has touch points:
 * it counts as mobile while it is upright or shares its screen. A wide one, mostly with a keyboard, counts as a
 * desktop.
 */
export function isMobileDevice({ userAgent, touchPoints, windowWidth }: DeviceTraits): boolean {
  if (mobileSystems.test(userAgent)) return true;
  return desktopSafari.test(userAgent) && touchPoints > 1 && windowWidth <= DESKTOP_SAFARI_WIDTH;
}
