/** `vue=carte`: the address of results with the map beside the list. */
const PARAMETER = 'vue';
const MAP = 'carte';

/** Whether the query string of an address asks for the map. */
export function hasMap(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === MAP;
}

/** The address with the map or without, all else as it was. */
export function withMap(address: string, isOpen: boolean): string {
  const [pathname = '', search = ''] = address.split('?', 2);
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== PARAMETER);
  const query = new URLSearchParams([...others, ...(isOpen ? [[PARAMETER, MAP]] : [])]).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
