import type { Authentication } from '../../application/auth/Authentication';
import { AuthenticationWithPushes } from '../../application/notifications/AuthenticationWithPushes';
import { DevicePushes } from '../../application/notifications/DevicePushes';
import type { OwnPushDevices } from '../../application/notifications/OwnPushDevices';
import type { Timers } from '../../application/shared/Timers';
import { ServiceWorkerPush } from '../../infrastructure/browser/offline/ServiceWorkerPush';

/** The lazy half of the browser, which has `BrowserPush`, may not have been loaded when a person signs out. */
export function authenticationWithPushes(
  authentication: Authentication,
  devices: OwnPushDevices,
  timers: Timers,
): Authentication {
  return new AuthenticationWithPushes(authentication, new DevicePushes(new ServiceWorkerPush(), devices, timers));
}
