import type { Device } from '../../../application/search/Device';
import type { Clock } from '../../../application/shared/Clock';
import { isMobileDevice } from '../../../domain/search/isMobileDevice';

export class LayoutViewModel {
  readonly #clock: Clock;
  readonly #device: Device;

  constructor(clock: Clock, device: Device) {
    this.#clock = clock;
    this.#device = device;
  }

  get currentYear(): number {
    return new Date(this.#clock.now()).getFullYear();
  }

  /** Phones and tablets search on a page of its own; other devices get the quick-search window. */
  get isMobileDevice(): boolean {
    return isMobileDevice(this.#device.traits());
  }
}
