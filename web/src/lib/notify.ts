/** STUB */
/** Ask the browser to allow notifications (call it from a click); says whether it does. */
export async function allowNotifications(): Promise<boolean> {
  return false;
}
export function canNotify(): boolean {
  return false;
}
