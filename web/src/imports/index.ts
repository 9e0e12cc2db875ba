// Bringing posts and follows along from an archive.
export * from './import-section.tsx';
