import type { Device } from '../../../application/search/Device';
import type { DeviceTraits } from '../../../domain/search/isMobileDevice';

export class BrowserDevice implements Device {
  traits(): DeviceTraits {
    const { userAgent, maxTouchPoints } = window.navigator;
    return { userAgent, touchPoints: maxTouchPoints, windowWidth: window.innerWidth };
  }
}
