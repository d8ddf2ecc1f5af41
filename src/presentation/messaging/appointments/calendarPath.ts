export const calendarPath = 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4';
