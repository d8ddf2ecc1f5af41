// @vitest-environment happy-dom
import { LocalStorageMaintenanceMemory } from '../../../src/infrastructure/browser/storage/LocalStorageMaintenanceMemory';
import { LocalStorageMessageOutbox } from '../../../src/infrastructure/browser/storage/LocalStorageMessageOutbox';
import { describeMaintenanceMemory } from '../maintenanceMemoryContract';
import { describeMessageOutbox } from '../messageOutboxContract';

describeMaintenanceMemory('LocalStorageMaintenanceMemory', () => {
  localStorage.clear();
  return new LocalStorageMaintenanceMemory();
});

describeMessageOutbox('LocalStorageMessageOutbox', () => {
  localStorage.clear();
  return {
    tab: new LocalStorageMessageOutbox(),
    inOtherTab: (work) => {
      work(new LocalStorageMessageOutbox());
      // A browser dispatches it in the tabs that did not write.
      dispatchEvent(new StorageEvent('storage', { key: null }));
    },
  };
});
