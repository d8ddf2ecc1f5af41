import { buildings } from './immobilier/buildings'
import { houses } from './immobilier/houses'
import { rooms } from './immobilier/rooms'
import type { Motif } from '../motifs'
import type { Subject } from './subject'
import { bikes } from './vehicules/bikes'
import { boats } from './vehicules/boats'
import { campers } from './vehicules/campers'
import { cars } from './vehicules/cars'
import { equipment } from './vehicules/equipment'
import { motorcycles } from './vehicules/motorcycles'

export const subjects: Partial<Record<Motif, Subject>> = {
  ...cars, ...campers, ...motorcycles, ...bikes, ...boats, ...equipment,
  ...houses, ...buildings, ...rooms,
}
