import type { AppConfiguration, LaunchCountdown } from '../../domain/maintenance/AppConfiguration';
import { formatLaunch } from './formatLaunch';
import { launchMessages } from './messages';

/** What the maintenance page says of the launch. */
export function launchLine({ targetDate }: AppConfiguration, countdown: LaunchCountdown): string {
  return countdown.kind === 'running' && targetDate !== null ? formatLaunch(targetDate) : lines[countdown.kind];
}

const lines = {
  running: '',
  due: launchMessages.due,
  estimate: launchMessages.estimate,
  unannounced: launchMessages.unannounced,
};
