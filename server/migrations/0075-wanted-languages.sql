-- What the browser wanted that somebody signed in with: who has chosen no language is written to in it.
alter table sessions add column language text;
