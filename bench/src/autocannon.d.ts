// The part of autocannon that the measurements use; the package ships no types.
declare module 'autocannon' {
  export interface Options {
    url: string;
    connections: number;
    duration: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  }
  export interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
