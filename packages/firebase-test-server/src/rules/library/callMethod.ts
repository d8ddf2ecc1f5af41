import type { RulesValue } from '../RulesValue';
import { RulesError } from '../values/RulesError';
import { typeNameOf } from '../values/typeNameOf';
import { applyMethod } from './applyMethod';
import { listMethods } from './listMethods';
import { mapDiffMethods, mapMethods } from './mapMethods';
import { setMethods } from './setMethods';
import { bytesMethods, latLngMethods, pathMethods } from './smallMethods';
import { stringMethods } from './stringMethods';
import { durationMethods, timestampMethods } from './timeMethods';

/** `self.name(parameters)` */
export const callMethod = (self: RulesValue, name: string, parameters: readonly RulesValue[]): RulesValue => {
  const type = typeNameOf(self);
  if (typeof self === 'string') return applyMethod(stringMethods, type, self, name, parameters);
  if (self === null || typeof self !== 'object') throw new RulesError(`${type} has no method "${name}"`);
  switch (self.kind) {
    case 'bytes':
      return applyMethod(bytesMethods, type, self, name, parameters);
    case 'duration':
      return applyMethod(durationMethods, type, self, name, parameters);
    case 'latlng':
      return applyMethod(latLngMethods, type, self, name, parameters);
    case 'list':
      return applyMethod(listMethods, type, self, name, parameters);
    case 'map':
      return applyMethod(mapMethods, type, self, name, parameters);
    case 'mapDiff':
      return applyMethod(mapDiffMethods, type, self, name, parameters);
    case 'path':
      return applyMethod(pathMethods, type, self, name, parameters);
    case 'set':
      return applyMethod(setMethods, type, self, name, parameters);
    case 'timestamp':
      return applyMethod(timestampMethods, type, self, name, parameters);
  }
};
