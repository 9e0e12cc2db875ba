// Who a person is: handle, name, badge, avatar and counts.
export * from './events.ts';
export * from './handle.ts';
export * from './handle-field.ts';
export * from './limits.ts';
export * from './views.ts';
