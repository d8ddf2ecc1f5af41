import type { DeviceTraits } from '../../domain/search/isMobileDevice';
import { token } from '../shared/token';

/** The device that the browser runs on. Read it each time: a window may be resized. */
export interface Device {
  traits(): DeviceTraits;
}
export const Device = token<Device>('Device');
