-- Servers that answer slowly are spoken with apart, so that nobody else waits for them.
alter table federation_hosts add column slow_since timestamptz;
