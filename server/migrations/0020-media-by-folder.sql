-- Whoever asks for a file is asked about by the folder in its address.
create index media_folder on media (folder) where folder is not null;
