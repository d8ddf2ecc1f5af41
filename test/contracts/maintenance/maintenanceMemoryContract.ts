import { describe, expect, test } from 'vitest';
import type { MaintenanceMemory } from '../../../src/application/maintenance/MaintenanceMemory';
import { openConfiguration } from '../../../src/domain/maintenance/AppConfiguration';

export function describeMaintenanceMemory(name: string, makeMemory: () => MaintenanceMemory): void {
  describe(`${name}, contract of MaintenanceMemory`, () => {
    test('the memory has the configuration that was read last, and none at first', () => {
      const memory = makeMemory();
      expect(memory.lastKnown()).toBeNull();
      memory.remember({ ...openConfiguration, maintenance: true });
      memory.remember({ ...openConfiguration, maintenance: true, targetDate: 1_000 });
      expect(memory.lastKnown()).toEqual({ ...openConfiguration, maintenance: true, targetDate: 1_000 });
    });

    test('the override is set until it is given up', () => {
      const memory = makeMemory();
      expect(memory.hasOverride()).toBe(false);
      memory.setOverride(true);
      expect(memory.hasOverride()).toBe(true);
      memory.setOverride(false);
      expect(memory.hasOverride()).toBe(false);
    });
  });
}
