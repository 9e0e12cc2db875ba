// What a member prefers: kept on the device, and for whoever is signed in by the server too (D12).
export * from './api.ts';
export * from './device.ts';
