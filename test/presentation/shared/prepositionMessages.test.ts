import { describe, expect, test } from 'vitest';
import { atPlace, ofPerson, ofPlace, thanPerson } from '../../../src/presentation/shared/prepositionMessages';

describe('the prepositions of a place', () => {
  test.each([
    ['Nantes', 'de Nantes', 'à Nantes'],
    ['Le Mans', 'du Mans', 'au Mans'],
    ['le havre', 'du havre', 'au havre'],
    ['Les Sables-d’Olonne', 'des Sables-d’Olonne', 'aux Sables-d’Olonne'],
    ['LES ABYMES', 'des ABYMES', 'aux ABYMES'],
    ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
    ['L’Haÿ-les-Roses', 'de L’Haÿ-les-Roses', 'à L’Haÿ-les-Roses'],
    ['Lens', 'de Lens', 'à Lens'],
    ['Lesparre-Médoc', 'de Lesparre-Médoc', 'à Lesparre-Médoc'],
    ['Paris 11e', 'de Paris 11e', 'à Paris 11e'],
    ['Annecy', 'd’Annecy', 'à Annecy'],
    ['Évreux', 'd’Évreux', 'à Évreux'],
    ['Œting', 'd’Œting', 'à Œting'],
    ['Hyères', 'd’Hyères', 'à Hyères'],
    ['Hendaye', 'd’Hendaye', 'à Hendaye'],
    ['Hem', 'de Hem', 'à Hem'],
    ['Hémonstoir', 'd’Hémonstoir', 'à Hémonstoir'],
    ['Haguenau', 'de Haguenau', 'à Haguenau'],
    ['Yvetot', 'd’Yvetot', 'à Yvetot'],
    ['Yutz', 'de Yutz', 'à Yutz'],
    ['votre position', 'de votre position', 'à votre position'],
  ])('the place %s is written « %s » and « %s »', (name, of, at) => {
    expect([ofPlace(name), atPlace(name)]).toEqual([of, at]);
  });
});

describe('the prepositions of a person', () => {
  test.each([
    ['Camille', 'de Camille', 'que Camille'],
    ['Admin', 'd’Admin', 'qu’Admin'],
    ['Inès', 'd’Inès', 'qu’Inès'],
    ['Élodie', 'd’Élodie', 'qu’Élodie'],
    ['Hélène', 'd’Hélène', 'qu’Hélène'],
    ['Hugo', 'de Hugo', 'que Hugo'],
    ['Yasmine', 'de Yasmine', 'que Yasmine'],
    ['Le Goff', 'de Le Goff', 'que Le Goff'],
  ])('the person %s is written « %s » and « %s »', (name, of, than) => {
    expect([ofPerson(name), thanPerson(name)]).toEqual([of, than]);
  });
});
