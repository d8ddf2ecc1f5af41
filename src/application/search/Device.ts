import type { DeviceTraits } from '../../domain/search/isMobileDevice';

/** The device that the browser runs on, as it is now: a window may be resized. */
export interface Device {
  traits(): DeviceTraits;
}
