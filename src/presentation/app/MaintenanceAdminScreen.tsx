export function MaintenanceAdminScreen() {
  return null;
}
